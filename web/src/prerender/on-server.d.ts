/** True in the pages' build for the server, where nothing of a browser is there; false in every other (vite.config.ts). */
declare const ON_SERVER: boolean;
