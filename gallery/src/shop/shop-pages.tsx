import { Shelf } from './shelf/shelf.tsx';

export const ShopGridPage = () => <Shelf view="grid" />;
export const ShopListPage = () => <Shelf view="list" />;
