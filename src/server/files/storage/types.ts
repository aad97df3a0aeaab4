import type { Readable } from 'node:stream'
import { STORED_NAME } from '@shared/validation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Stores uploaded files in a folder or a bucket. A file has the same address in both. */
export type Storage = {
  put: (name: string, contents: string | Uint8Array) => Promise<void>
  has: (name: string) => Promise<boolean>
  /** In bytes; undefined if there is no such file. */
  size: (name: string) => Promise<number | undefined>
  /** The names of all stored files. */
  list: () => AsyncIterable<string>
  /** Undefined if there is no such file. */
  read: (name: string) => Promise<{ bytes: number; contents: Readable } | undefined>
  /** Does nothing if there is no such file. */
  remove: (name: string) => Promise<void>
  /** Prepares `send`. */
  register: (app: FastifyInstance) => Promise<void>
  /** Answers a request for a file, or for a part of it. Throws 404 if there is no such file. */
  send: (name: string, request: FastifyRequest, reply: FastifyReply, cacheControl: string) => Promise<FastifyReply>
}

/** The types of files that we store. A browser runs none of them. */
const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  pdf: 'application/pdf',
}

/** The media type of a stored file; undefined if the name is not one that we assign. */
export const typeOf = (name: string) => (STORED_NAME.test(name) ? TYPES[name.split('.').at(-1) ?? ''] : undefined)

declare module '../../http/services' {
  interface Services {
    storage: Storage
  }
}
