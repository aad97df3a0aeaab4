import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react'
import { Loading } from 'react-admin'
import { useI18n } from './i18n/i18n'
import { keepLoaded, type Load } from './keep-loaded'

type PropsOf<Screen> = Screen extends ComponentType<infer Props> ? Props : never

type Failed = { error: unknown }

/** Not by React's `lazy`: React leaves each of its placeholders for 0.3 seconds at least, although the code is often there before. */
function lazily<Module extends Record<Name, ComponentType<never>>, Name extends string>(
  load: Load<Module>,
  name: Name,
  placeholder: ReactNode,
  Failure: (failed: Failed) => ReactNode,
) {
  const code = keepLoaded(load)
  const loaded = () => code.loaded && (code.loaded[name] as ComponentType<object>)
  function Screen(props: object) {
    const [Shown, setShown] = useState(loaded)
    const [error, setError] = useState<unknown>()
    useEffect(() => {
      if (!Shown) code().then(() => setShown(loaded), setError)
    }, [Shown])
    if (error) return <Failure error={error} />
    return Shown ? <Shown {...props} /> : placeholder
  }
  return Screen as FunctionComponent<PropsOf<Module[Name]>>
}

/** For the error boundary. */
function Thrown({ error }: Failed): ReactNode {
  throw error
}

/** A screen, or a part of one, that is loaded on first use, so that the dashboard's first page does not wait for all of them. */
export const lazyScreen = <Module extends Record<Name, ComponentType<never>>, Name extends string>(
  load: Load<Module>,
  name: Name,
  placeholder: ReactNode = <Loading />,
) => lazily(load, name, placeholder, Thrown)

/** Without a button to try again: browsers remember until the page is left that a module could not be loaded. */
function PartFailure() {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(true)
  return (
    <Snackbar open={isOpen}>
      <Alert severity="error" closeText={t('common.close')} onClose={() => setOpen(false)}>
        {t('common.partNotLoaded')}
      </Alert>
    </Snackbar>
  )
}

/** A dialog or a tool of a form that is loaded on first use. The form stays if that fails: what was typed is in it. */
export const lazyPart = <Module extends Record<Name, ComponentType<never>>, Name extends string>(
  load: Load<Module>,
  name: Name,
  placeholder: ReactNode = null,
) => lazily(load, name, placeholder, PartFailure)
