# docker build -t colorami . && docker run -p 3000:3000 -v colorami:/data -e SITE_URL=http://localhost:3000 colorami
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/run.mjs scripts/
# By the same bootstrap as everywhere: it notes what it has installed, so that nothing below installs again.
RUN node scripts/run.mjs install
COPY . .
RUN node scripts/run.mjs build

FROM node:24-bookworm-slim
# PostgreSQL refuses to run as root, and so do we.
RUN useradd --system --uid 10001 --create-home colorami && mkdir /data && chown colorami /data
WORKDIR /app
COPY --from=build --chown=colorami /app /app
USER colorami
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD node -e "fetch('http://127.0.0.1:3000/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# run.mjs hands signals on, so that docker stop ends everything cleanly.
STOPSIGNAL SIGTERM
CMD ["node", "scripts/run.mjs", "start"]
