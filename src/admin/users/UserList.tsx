import type { User } from '@shared/entities/user'
import { SelectInput } from 'react-admin'
import { ListWithForm } from '../forms/ListWithForm'
import { roleChoices } from '../layout/role-labels'
import { searchFilter } from '../layout/search-filter'
import { CreateLink } from '../lists/CreateLink'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { ListTools } from '../lists/ListTools'
import { createPath } from '../paths'
import { UserCards } from './UserCards'
import { UserForm } from './UserForm'
import { UserTable } from './UserTable'

const filters = [
  searchFilter,
  <SelectInput key="role" source="role" alwaysOn emptyText="common.all" choices={roleChoices} />,
]

const exporter = csvExporter<User>('users', [
  'name',
  'email',
  'role',
  'phone',
  'company',
  'website',
  'language',
  'created_at',
])

const list = (
  <DataList
    heading="screens.users"
    create={<CreateLink to={createPath('users')} label="users.add" />}
    tools={<ListTools filters={filters} />}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<UserTable />}
    cards={<UserCards />}
  />
)

export const UserList = () => <ListWithForm screen="users" list={list} form={(place) => <UserForm {...place} />} />
