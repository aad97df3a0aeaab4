import { PageHeading } from '../layout/PageHeading'

export const SubmitAd = () => <PageHeading>Submit Ad</PageHeading>
