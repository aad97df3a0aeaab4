import { PageHeading } from '../layout/PageHeading'

export const Profile = () => <PageHeading>Profile</PageHeading>
