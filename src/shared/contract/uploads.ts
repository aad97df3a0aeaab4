import { z } from 'zod'
import { exactText, Id } from '../entities/fields'
import { STORED_NAME } from '../validation'
import { type ContractRow, Message } from './parts'

/** Where the file is in the library: see `GET /api/media/:id`. */
const inLibrary = { media_id: Id }

/** As the block editor expects it. */
const UploadedFile = z.object({
  success: z.literal(1),
  file: z.object({ url: z.string(), name: z.string(), size: z.number().int() }),
  ...inLibrary,
})

export const uploads = {
  'POST /api/upload/thumbnail': {
    access: ['create', 'uploads'],
    limit: 'uploads',
    summary: 'Upload a featured picture. Repeated, it gives the same path',
    multipart: true,
    reply: z.object({ success: z.literal(true), path: z.string(), ...inLibrary }),
  },
  'POST /api/upload/image': {
    access: ['create', 'uploads'],
    limit: 'uploads',
    summary: 'Upload a picture for the block editor. Repeated, it gives the same address',
    multipart: true,
    reply: UploadedFile,
  },
  'POST /api/upload/image-by-url': {
    access: ['show', 'links'],
    limit: 'uploads',
    summary: 'Copy a picture from the web',
    repeatable: true,
    body: z.object({ url: exactText(2000) }),
    reply: UploadedFile,
  },
  'POST /api/upload/video': {
    access: ['edit', 'media', 'any'],
    limit: 'uploads',
    summary: 'Upload a film, as MP4. Repeated, it gives the same address',
    multipart: true,
    reply: UploadedFile,
  },
  'POST /api/upload/file': {
    access: ['edit', 'media', 'any'],
    limit: 'uploads',
    summary: 'Upload a recording (MP3, M4A, Ogg, WAV, FLAC) or a PDF. Repeated, it gives the same address',
    multipart: true,
    reply: UploadedFile,
  },
  'DELETE /api/upload/:name': {
    access: ['delete', 'uploads'],
    summary: 'Take an uploaded file down, with its narrower copies, even if it is used',
    params: z.object({
      name: exactText(200).regex(STORED_NAME),
    }),
    reply: Message,
  },
} as const satisfies Record<string, ContractRow>
