import { Fragment, type ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { NotFound } from '../layout/NotFound'
import { pathOf } from '../paths'

const CREATE = 'create'

export type FormPlace = {
  /** The record's id; without one, the form creates a record. */
  id?: string
  /** Goes back to the list. */
  onClose: () => void
}

type Props = {
  screen: keyof typeof pathOf
  list: ReactNode
  form: (place: FormPlace) => ReactNode
}

/** A list whose forms open in a dialog, at an address below the list's: `create`, or a record's id. */
export function ListWithForm({ screen, list, form }: Props) {
  const { '*': rest = '' } = useParams()
  const navigate = useNavigate()
  if (rest !== '' && rest !== CREATE && !/^\d+$/.test(rest)) return <NotFound />
  return (
    <>
      {list}
      {rest && (
        <Fragment key={rest}>
          {form({ id: rest === CREATE ? undefined : rest, onClose: () => navigate(pathOf[screen]) })}
        </Fragment>
      )}
    </>
  )
}
