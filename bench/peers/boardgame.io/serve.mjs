// Rubico for four on boardgame.io's own server, with its default storage: in memory.
//
//     node serve.mjs PORT API_PORT [patches]
//
// With "patches" the server sends what changed (`deltaState`) rather than everything. Matches are
// made through a port of its own, as the library offers: with koa-compose 4.2 it forgets the routes
// that it adds to the port of the sockets.

process.env.NODE_ENV = "production"; // before the library is loaded

const { createRequire } = await import("node:module");
const { Rubico } = await import("./rubico4.mjs");
const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");

const [port, apiPort, how] = process.argv.slice(2);
const game = { ...Rubico, deltaState: how === "patches" };
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
await server.run({ port: Number(port), lobbyConfig: { apiPort: Number(apiPort) } });
