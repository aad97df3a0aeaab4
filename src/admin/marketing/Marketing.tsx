import { PageHeading } from '../layout/PageHeading'

export const Marketing = () => <PageHeading>Marketing Dashboard</PageHeading>
