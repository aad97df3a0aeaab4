import { SortButton } from 'react-admin'

const FIELDS = ['created_at', 'bytes', 'file_name']

/** A grid has no heads of columns to sort by. */
export const MediaSort = () => <SortButton fields={FIELDS} />
