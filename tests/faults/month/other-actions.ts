import { DAY_MS } from '@shared/time'
import { call } from '@tests/faults/site'
import { publishWith } from './article-actions'
import { type Action, type Month, nothing } from './month'
import { adsOf, noticesOf, seenByAll } from './readers'

async function submitAd({ actors, ledger }: Month) {
  const title = `Lodge ${ledger.ads.length + 1}`
  const body = { title, description: 'Beds with a view.', ad_type: 'text' as const, link: null, image_url: null }
  const { ad } = await actors.act('ads', actors.member, 'POST /api/ads', { body })
  const entry = { id: ad.id, title, isPublished: false }
  ledger.ads.push(entry)
  return entry
}

/** Marketing approves it, then an editor publishes it. */
export const placeAd: Action = async (month) => {
  const { actors } = month
  const entry = await submitAd(month)
  const params = { id: entry.id }
  await actors.act('ads', actors.marketing, 'PUT /api/ads/:id/status', { params, body: { status: 'approved' } })
  await actors.act('ads', actors.editor, 'PUT /api/ads/:id/status', { params, body: { status: 'published' } })
  entry.isPublished = true
  return () =>
    seenByAll(month, { kind: 'ads', failure: 'lost', what: entry.title }, async (server) =>
      (await adsOf(server)).includes(entry.id),
    )
}

const expectNoAd = (month: Month, { id, title }: { id: number; title: string }) =>
  seenByAll(
    month,
    { kind: 'ads', failure: 'visible', what: title },
    async (server) => !(await adsOf(server)).includes(id),
  )

export const rejectAd: Action = async (month) => {
  const { actors } = month
  const entry = await submitAd(month)
  const input = { params: { id: entry.id }, body: { status: 'rejected' as const, reason: 'Too loud.' } }
  await actors.act('ads', actors.marketing, 'PUT /api/ads/:id/status', input)
  return () => expectNoAd(month, entry)
}

/** Ads have no last day: an editor takes them off. */
export const endAd: Action = async (month) => {
  const { actors, ledger, pick } = month
  const entry = pick(ledger.ads.filter(({ isPublished }) => isPublished))
  if (!entry) return nothing
  const input = { params: { id: entry.id }, body: { status: 'approved' as const } }
  await actors.act('ads', actors.editor, 'PUT /api/ads/:id/status', input)
  entry.isPublished = false
  return () => expectNoAd(month, entry)
}

const inJakarta = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })

/** A place with a notice that holds until the end of the day, in Jakarta. */
export const announce: Action = async (month) => {
  const { actors, ledger, magazine } = month
  const number = ledger.notices.length + 1
  const today = inJakarta.format(magazine.now())
  const text = `Path ${number} is closed today`
  const body = {
    name: `Crater ${number}`,
    kind: 'volcano' as const,
    latitude: 2.6,
    longitude: 98.8,
    province: null,
    summary: 'A crater.',
    image_url: null,
    image_alt: null,
    image_credit: null,
    source_url: null,
    notices: [{ text, severity: 'closed' as const, source_url: null, valid_until: today, checked_on: today }],
  }
  const { place } = await actors.act('notices', actors.editor, 'POST /api/places', { body })
  const endsAt = new Date(Date.parse(`${today}T00:00:00+07:00`) + DAY_MS)
  ledger.notices.push({ placeId: place.id, slug: place.slug, text, endsAt, isOver: false })
  return () =>
    seenByAll(month, { kind: 'notices', failure: 'lost', what: text }, async (server) =>
      (await noticesOf(server, place.slug)).includes(text),
    )
}

/** A picture in an article. */
export const upload: Action = async (month) => {
  const { actors, ledger } = month
  const { path } = await actors.upload(actors.admin)
  ledger.uploads.push({ path, isDown: false })
  const check = await publishWith(month, path)
  return async () => {
    await check()
    await seenByAll(
      month,
      { kind: 'uploads', failure: 'lost', what: path },
      async (server) => (await call(server, path)).status === 200,
    )
  }
}

export const takeDown: Action = async (month) => {
  const { actors, ledger, pick } = month
  const entry = pick(ledger.uploads.filter(({ isDown }) => !isDown))
  if (!entry) return nothing
  const name = entry.path.replace('/uploads/', '')
  await actors.act('uploads', actors.admin, 'DELETE /api/upload/:name', { params: { name } })
  entry.isDown = true
  return () =>
    seenByAll(month, { kind: 'uploads', failure: 'visible', what: entry.path }, async (server) =>
      [404, 410].includes((await call(server, entry.path)).status),
    )
}

/** Uploads a picture that nothing uses, and moves it to the trash. */
export const trashFile: Action = async ({ actors, ledger, magazine }) => {
  const { path, mediaId } = await actors.upload(actors.admin)
  await actors.act('trash', actors.admin, 'DELETE /api/media/:id', { params: { id: mediaId } })
  ledger.trash.push({ kind: 'media', id: mediaId, title: path, at: magazine.now() })
  return nothing
}
