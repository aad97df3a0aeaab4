# syntax=docker/dockerfile:1
# See docs/deploying.md. Node.js 24 gets security fixes until April 2028. The base is Debian 12 with glibc, for which sharp, argon2 and the file locks have ready-made binaries.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/npm-cache npm ci --cache /npm-cache --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/npm-cache npm ci --cache /npm-cache --no-audit --no-fund
COPY . .
# The commit, since .git is not copied: --build-arg REVISION=$(git rev-parse --short HEAD)
ARG REVISION=
# The cache holds the last build, whose assets stay reachable for pages that are open during an upgrade.
RUN --mount=type=cache,id=eye-of-sumatra-last-build,target=/last-build,sharing=locked \
    npm run build -- --previous /last-build \
    && cp -RL dist /dist \
    && rm -rf /last-build/* \
    && cp -R /dist/build.json /dist/assets.json /dist/client /last-build/

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    GLIBC_TUNABLES=glibc.malloc.arena_max=2:glibc.malloc.mmap_threshold=1000000:glibc.malloc.trim_threshold=1000000 \
    npm_config_cache=/tmp/npm \
    npm_config_update_notifier=false
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY scripts ./scripts
COPY deploy/create-bucket.mjs deploy/health.mjs ./deploy/
COPY --from=build /dist ./dist
RUN mkdir -m 0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# The database may be away for a while: that is no reason to restart, so this asks for the process only.
HEALTHCHECK --interval=30s --timeout=70s --start-period=120s --start-interval=2s CMD ["node", "deploy/health.mjs"]
CMD ["node", "--max-semi-space-size=4", "dist/server/main.js"]
