export function startPostgres(more?: string): Promise<{
  url: string;
  pid: number;
  stop: () => Promise<void>;
  restart: (signal: 'SIGINT' | 'SIGQUIT', more?: string) => Promise<void>;
}>;
