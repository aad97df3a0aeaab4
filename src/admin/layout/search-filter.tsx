import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import { TextInput } from 'react-admin'

const icon = (
  <InputAdornment position="start">
    <SearchIcon fontSize="small" />
  </InputAdornment>
)

/** The search of a list. react-admin's own has a placeholder for a label. */
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
