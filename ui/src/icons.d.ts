declare module '~icons/tabler/*' {
  import type { Icon } from '@pieno/ui/icon.tsx';

  const icon: Icon;
  export default icon;
}
