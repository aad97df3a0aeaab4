import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { User } from '@shared/entities/user'
import { SelectInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { ListWithForm } from '../forms/ListWithForm'
import { roleChoices } from '../layout/role-labels'
import { searchFilter } from '../layout/search-filter'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { createPath } from '../paths'
import { UserCards } from './UserCards'
import { UserForm } from './UserForm'
import { UserTable } from './UserTable'

const filters = [searchFilter, <SelectInput key="role" source="role" alwaysOn emptyText="All" choices={roleChoices} />]

const exporter = csvExporter<User>('users', ['name', 'email', 'role', 'phone', 'company', 'website', 'created_at'])

const create = (
  <Button component={Link} to={createPath('users')} variant="contained" startIcon={<AddIcon />}>
    Add User
  </Button>
)

const list = (
  <DataList
    heading="User Management"
    create={create}
    filters={filters}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<UserTable />}
    cards={<UserCards />}
  />
)

export const UserList = () => <ListWithForm screen="users" list={list} form={(place) => <UserForm {...place} />} />
