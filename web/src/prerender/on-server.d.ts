/** True in the pages' build for the server, without browser APIs; false in every other (vite.config.ts). */
declare const ON_SERVER: boolean;
