import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import { TextInput } from 'react-admin'

const icon = (
  <InputAdornment position="start">
    <SearchIcon fontSize="small" />
  </InputAdornment>
)

/** The search field of a list. react-admin's SearchInput uses a placeholder as its label. */
export const searchFilter = (
  <TextInput
    key="q"
    source="q"
    label="lists.search"
    alwaysOn
    resettable
    slotProps={{ input: { startAdornment: icon } }}
  />
)
