import { type ComponentType, lazy } from 'react'

/** A screen that is loaded on first use, so that the dashboard's first page does not wait for all of them. */
export const lazyScreen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))
