import { PageHeading } from '../layout/PageHeading'

export const Newsletters = () => <PageHeading>Newsletter</PageHeading>
