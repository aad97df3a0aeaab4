import { PageHeading } from '../layout/PageHeading'

export const UserList = () => <PageHeading>User Management</PageHeading>
