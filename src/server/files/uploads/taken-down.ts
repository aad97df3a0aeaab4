import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/client'
import { isTakenDown } from './take-down.service'

const UPLOAD = /^\/uploads\/([\w.-]{1,200})(?:$|\?)/

/** Answers requests for files that were taken down with 410, so that search engines and caches forget them sooner. */
export function registerTakenDown(app: FastifyInstance, db: Db) {
  app.addHook('onSend', async ({ url }, reply, payload) => {
    if (reply.statusCode !== 404) return payload
    const name = UPLOAD.exec(url)?.[1]
    // Without the database, it is only less precise.
    if (!name || !(await isTakenDown(db, name).catch(() => false))) return payload
    reply.status(410).type('application/json; charset=utf-8').removeHeader('content-length')
    return JSON.stringify({ code: 'gone', message: 'This file was taken down' })
  })
}
