import { PageHeading } from '../layout/PageHeading'

export const AdList = () => <PageHeading>Ad Management</PageHeading>
