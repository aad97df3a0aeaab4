import type { ArticleSummary } from '@shared/entities/article'
import { safely } from '../reader/storage'

/** An article that the reader has begun in this browser. `at`: how much of its text is above the screen, from 0 to 1. */
export type Begun = Pick<ArticleSummary, 'id' | 'title' | 'lang'> & { at: number }

const KEY = 'begun'
const MAX_BEGUN = 10

/** Makes room for what home shows returning readers; public/before-paint.js does so before the page is drawn. */
export const reserveRoom = () => {
  document.documentElement.dataset.returning = ''
}

const isBegun = (item: unknown): item is Begun =>
  typeof item === 'object' && item !== null && 'id' in item && 'title' in item && 'at' in item

/** The articles that were begun, the last one first. */
export function begunArticles(): Begun[] {
  const list: unknown = safely(() => JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  return Array.isArray(list) ? list.filter(isBegun) : []
}

const keep = (list: Begun[]) =>
  safely(() => (list.length > 0 ? localStorage.setItem(KEY, JSON.stringify(list)) : localStorage.removeItem(KEY)))

const others = (id: number) => begunArticles().filter((article) => article.id !== id)

export function keepBegun(begun: Begun) {
  keep([begun, ...others(begun.id)].slice(0, MAX_BEGUN))
  reserveRoom()
}

/** It was read to its end. */
export const forgetBegun = (id: number) => keep(others(id))

/** What a link to a begun article carries, as the state of its navigation. */
export type ContinueState = { continueAt: number }

export const continueAt = (state: unknown) =>
  typeof state === 'object' && state !== null && 'continueAt' in state && typeof state.continueAt === 'number'
    ? state.continueAt
    : undefined
