import { PageHeading } from '../layout/PageHeading'

export const MyAds = () => <PageHeading>My Ads</PageHeading>
