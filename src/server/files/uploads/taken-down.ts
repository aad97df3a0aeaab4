import { basename } from 'node:path'
import { isUploadPath } from '@shared/validation'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/client'
import { isTakenDown } from './take-down.service'

/** Answers requests for files that were taken down with 410, so that search engines and caches forget them sooner. */
export function registerTakenDown(app: FastifyInstance, db: Db) {
  app.addHook('onSend', async ({ url }, reply, payload) => {
    if (reply.statusCode !== 404) return payload
    const [path = ''] = url.split('?')
    // Without the database, it is only less precise.
    if (!isUploadPath(path) || !(await isTakenDown(db, basename(path)).catch(() => false))) return payload
    reply.status(410).type('application/json; charset=utf-8').removeHeader('content-length')
    return JSON.stringify({ code: 'gone', message: 'This file was taken down' })
  })
}
