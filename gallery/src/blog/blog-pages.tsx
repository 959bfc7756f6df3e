import { PostBoard } from './post-board.tsx';

export const BlogGridPage = () => <PostBoard layout="tile" />;
export const BlogListPage = () => <PostBoard layout="row" />;
