import { type ComponentType, lazy } from 'react'

/** A screen that is loaded when it is first opened, so that the dashboard's first page needs not wait for all of them. */
export const lazyScreen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))
