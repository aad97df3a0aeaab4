import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import TextField from '@mui/material/TextField'
import { useInput } from 'react-admin'
import { useCall } from '../api/use-call'
import { translateText, useI18n } from '../i18n/i18n'

// react-admin's AutocompleteArrayInput passes props that MUI 9 has removed, and then shows no chips.
export function CategoriesInput({ source, label, help }: { source: string; label: string; help?: string }) {
  const { t } = useI18n()
  const { data, error, isPending } = useCall('GET /api/categories')
  const { id, field, fieldState } = useInput({ source, defaultValue: [] })
  const chosen: number[] = field.value ?? []
  const nameOf = (category: number) =>
    data?.categories.find((each) => each.id === category)?.name ?? t('articles.unknownCategory', { id: category })
  const message = error
    ? t('articles.categoriesFailed')
    : fieldState.error?.message && translateText(fieldState.error.message)
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      id={id}
      value={isPending ? [] : chosen}
      options={data?.categories.map((category) => category.id) ?? []}
      loading={isPending}
      getOptionLabel={nameOf}
      noOptionsText={t('articles.noCategories')}
      onChange={(_, value) => field.onChange(value)}
      onBlur={field.onBlur}
      renderOption={({ key, ...props }, option, { selected }) => (
        <li key={key} {...props}>
          <Checkbox checked={selected} size="small" tabIndex={-1} sx={{ mr: 1, p: 0 }} />
          {nameOf(option)}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          error={Boolean(message)}
          helperText={message || help}
        />
      )}
    />
  )
}
