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
    because: 'everything meets the contract, on phone and server, and it meets zod/mini alone',
  },
  {
    files: 'server/**',
    never: ['{ui,web,gallery}/**'],
    because: 'the server knows no screen: what both say lives in contract/',
  },
  {
    files: 'server/**',
    never: ['{react,react-dom,@mantine}{,/**}'],
    because: 'the server draws nothing',
  },
  {
    files: 'ui/**',
    never: ['{server,web,gallery}/**'],
    because: 'ui is what product and gallery share: it knows no server, no route and no screen',
  },
  {
    files: 'ui/**',
    never: ['@tanstack/**'],
    because: 'ui knows no route and makes no call: hand it what it needs',
  },
  {
    files: 'gallery/**',
    never: ['{server,web}/**'],
    because: 'the gallery knows nothing of web and server: it could leave tomorrow',
  },
  {
    files: 'web/**',
    never: ['server/**'],
    because: 'the phone meets the server through the contract only',
  },
  {
    files: 'web/**',
    except: ['web/src/routes/$.tsx'],
    never: ['gallery/**'],
    because: 'nothing but web/src/routes/$.tsx meets the gallery: it must stay deletable',
  },
  {
    files: '{ui,gallery,web}/{src,worker}/**',
    never: ['zod{,/**}'],
    may: ['zod/mini'],
    because: 'only zod/mini travels to the phone: it weighs a quarter of zod',
  },

  // The web, from the lowest layer up.
  {
    files: 'web/src/*/**',
    except: ['web/src/{features,pwa,frame,screens,routes}/**', BESIDE_LAYERS],
    never: ['web/src/{features,pwa,frame,screens}/**'],
    because: 'core is what everything builds on: it meets nothing above it',
  },
  {
    files: 'web/src/features/**',
    never: ['web/src/{pwa,frame,screens}/**'],
    because: 'features serve the frame and the screens and know neither',
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
    because: 'the frame shows what pwa has to say: pwa knows neither frame nor screens',
  },
  {
    files: 'web/src/frame/**',
    never: ['web/src/screens/**'],
    because: 'the frame is drawn around every screen and knows none',
  },
  {
    apart: 'web/src/screens/*',
    because: 'what two screens need lives in a folder below screens, or in ui',
  },
  {
    files: 'web/src/*/**',
    except: ['web/src/routes/**', BESIDE_LAYERS],
    never: ['web/src/{routes/**,main.tsx,router.tsx,route-tree.gen.ts}'],
    because: 'routes and their assembly hand down what is needed, and nothing meets them',
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
    because: 'a call is met by the assembly alone: what others need of it lives in a module',
  },
  {
    apart: 'server/src/calls/*',
    except: TESTS,
    because: 'what two calls need lives in a module',
  },
  {
    files: 'server/src/modules/**',
    // Logs with the server's logger.
    except: ['server/src/modules/mail/**', ...TESTS],
    never: ['{fastify,@fastify}{,/**}'],
    because: 'a module reads no request: it is handed what it needs of one',
  },
  {
    files: `server/src/{${GROUND},http}/**`,
    except: TESTS,
    never: ['server/src/modules/**'],
    because: 'ground and http carry every call and know no module',
  },
  {
    files: `server/src/{${GROUND},modules}/**`,
    except: TESTS,
    never: ['server/src/http/**'],
    because:
      'modules and their ground know no HTTP: they throw what errors.ts has, and http answers it',
  },
];

/** Folders and files between which circular imports are forbidden, so that each is above or below another. */
export const ROOMS = ['server/src/*', 'server/src/calls/*', 'server/src/modules/*'];

/** Most source files directly in a folder, without tests. */
export const MOST_FILES = 25;
