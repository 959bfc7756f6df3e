import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A product path. */
  to: string;
}

function PlainLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Sets the component that renders links, so that the product's router navigates without a reload. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link to a product path, independent of the router. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  // oxlint-disable-next-line react/static-components -- handed down, not made here
  return <Component {...props} />;
}
