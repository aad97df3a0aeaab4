import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react'
import { Loading } from 'react-admin'
import { keepLoaded, type Load } from './keep-loaded'

type PropsOf<Screen> = Screen extends ComponentType<infer Props> ? Props : never

/**
 * A screen, or a part of one, that is loaded on first use, so that the dashboard's first page does not wait for all of them. Not by React's
 * `lazy`: React leaves each of its placeholders for 0.3 seconds at least, although the code is often there before.
 */
export function lazyScreen<Module extends Record<Name, ComponentType<never>>, Name extends string>(
  load: Load<Module>,
  name: Name,
  placeholder: ReactNode = <Loading />,
) {
  const code = keepLoaded(load)
  const loaded = () => code.loaded && (code.loaded[name] as ComponentType<object>)
  function Screen(props: object) {
    const [Shown, setShown] = useState(loaded)
    const [error, setError] = useState<unknown>()
    useEffect(() => {
      if (!Shown) code().then(() => setShown(loaded), setError)
    }, [Shown])
    // For the error boundary.
    if (error) throw error
    return Shown ? <Shown {...props} /> : placeholder
  }
  return Screen as FunctionComponent<PropsOf<Module[Name]>>
}
