import { isTrashKind } from '@shared/trash'
import { resources } from '../api/resources'

/**
 * Whether a deleted record can be restored. A host that speaks only the specification's table has no trash; its records have
 * no version either.
 */
export const goesToTrash = (resource: string, record: object | undefined) =>
  isTrashKind(resources[resource]?.path ?? '') && record !== undefined && 'version' in record
