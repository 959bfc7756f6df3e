/** The layers do not import these folders, which may import all layers. */
const BESIDE_LAYERS = 'web/src/{prerender,testing}/**';
const TESTS = ['**/*.test.ts', 'server/src/testing/**'];
/** The folders of the server that a module may import. */
const GROUND = 'child,control,db,jobs,limits,outgoing,prepared';

/**
 * The rules for imports, which imports.mjs applies to all files. Paths are globs from the repository's root; everything
 * else is a package.
 *
 * In a row, `files` except those of `except` import nothing listed in `never`, unless listed in `may`; or only what
 * `only` lists; or, for folders in `apart`, only their own files.
 */
export const LAW = [
  {
    files: 'contract/src/**',
    only: ['contract/src/**', 'zod/mini', 'vitest'],
    because: 'phone and server both load the contract, so it depends on zod/mini only',
  },
  {
    files: 'server/**',
    never: ['{ui,web,gallery}/**'],
    because: 'the server does not depend on screens: what both share is in contract/',
  },
  {
    files: 'server/**',
    never: ['{react,react-dom,@mantine}{,/**}'],
    because: 'web renders pages, also for the server',
  },
  {
    files: 'ui/**',
    never: ['{server,web,gallery}/**'],
    because: 'product and gallery share ui, so it depends on no server, route or screen',
  },
  {
    files: 'ui/**',
    never: ['@tanstack/**'],
    because: 'ui has no routes and makes no calls: pass it what it needs',
  },
  {
    files: 'gallery/**',
    never: ['{server,web}/**'],
    because: 'the gallery does not depend on web or server, so that it can be deleted',
  },
  {
    files: 'web/**',
    never: ['server/**'],
    because: 'web uses the server through the contract only',
  },
  {
    files: 'web/**',
    except: ['web/src/routes/$.tsx'],
    never: ['gallery/**'],
    because: 'only web/src/routes/$.tsx imports the gallery, so that it can be deleted',
  },
  {
    files: '{ui,gallery,web}/{src,worker}/**',
    never: ['zod{,/**}'],
    may: ['zod/mini'],
    because: 'phones load only zod/mini, which has a quarter of the size of zod',
  },

  // The web, from the lowest layer up.
  {
    files: 'web/src/*/**',
    except: ['web/src/{features,pwa,frame,screens,routes}/**', BESIDE_LAYERS],
    never: ['web/src/{features,pwa,frame,screens}/**'],
    because: 'core is the lowest layer: it imports nothing above it',
  },
  {
    files: 'web/src/features/**',
    never: ['web/src/{pwa,frame,screens}/**'],
    because: 'the frame and the screens use features, not the reverse',
  },
  {
    files: 'web/src/features/{position,prices,push}/**',
    never: ['web/src/features/{account,alerts,favorites,reports,station}/**'],
    because: 'the other features build on position, prices and push',
  },
  {
    files: 'web/src/{features,pwa}/**',
    except: ['web/src/features/map/**'],
    never: ['web/src/features/map/**'],
    because: 'only screens load the map',
  },
  {
    files: 'web/src/pwa/**',
    never: ['web/src/{frame,screens}/**'],
    because: 'the frame shows messages of pwa: pwa imports neither frame nor screens',
  },
  {
    files: 'web/src/frame/**',
    never: ['web/src/screens/**'],
    because: 'the frame surrounds every screen and imports none',
  },
  {
    apart: 'web/src/screens/*',
    because: 'what two screens need is in a folder below screens, or in ui',
  },
  {
    files: 'web/src/*/**',
    except: ['web/src/routes/**', BESIDE_LAYERS],
    never: ['web/src/{routes/**,main.tsx,router.tsx,route-tree.gen.ts}'],
    because: 'routes and their assembly pass down what is needed: nothing imports them',
  },

  // The server: ground folders, modules and http above them, calls, and the assembly at the top.
  {
    files: 'server/src/**',
    except: [
      'server/src/calls/**',
      'server/src/{api,app,serve,main}.ts',
      'server/src/cli/**',
      ...TESTS,
    ],
    never: ['server/src/calls/**'],
    because: 'only the assembly imports a call: what others need of it is in a module',
  },
  {
    apart: 'server/src/calls/*',
    except: TESTS,
    because: 'what two calls need is in a module',
  },
  {
    files: 'server/src/modules/**',
    // Logs with the server's logger.
    except: ['server/src/modules/mail/**', ...TESTS],
    never: ['{fastify,@fastify}{,/**}'],
    because: 'a module does not read requests: calls pass it what it needs',
  },
  {
    files: `server/src/{${GROUND},http}/**`,
    except: TESTS,
    never: ['server/src/modules/**'],
    because: 'all calls use ground and http, which import no module',
  },
  {
    files: `server/src/{${GROUND},modules}/**`,
    except: TESTS,
    never: ['server/src/http/**'],
    because:
      'modules and ground do not depend on HTTP: they throw the errors of errors.ts, and http answers them',
  },
];

/** Folders and files between which circular imports are forbidden, so that each is above or below another. */
export const ROOMS = ['server/src/*', 'server/src/calls/*', 'server/src/modules/*'];

/** Most source files directly in a folder, without tests. */
export const MOST_FILES = 25;
