import { PageHeading } from '../layout/PageHeading'

export const AdForm = () => <PageHeading>Ad</PageHeading>
