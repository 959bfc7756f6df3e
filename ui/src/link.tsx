import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this product. */
  to: string;
}

function PlainLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Tells `ui` how the product goes to a path without reloading the page. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link to a path of this product, whichever router runs it. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  // oxlint-disable-next-line react/static-components -- handed down, not made here
  return <Component {...props} />;
}
