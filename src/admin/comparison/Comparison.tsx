import Box from '@mui/material/Box'
import { alpha, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { mediaUrl } from '@shared/media-url'
import { isHttpUrl, isLocalPath } from '@shared/validation'
import { Fragment, useMemo } from 'react'
import { useI18n } from '../i18n/i18n'
import { compareParts, type Row, type Side } from './compare-parts'
import { type Part, partName, readableParts, type Version } from './readable-parts'

type Props<Text> = { before: Text; after: Text; beforeName: string; afterName: string; headings?: 'h2' | 'p' }

const frame = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  overflowWrap: 'anywhere',
}
const cell = { py: 0.75, px: 1, borderLeft: 4, borderColor: 'transparent', minWidth: 0 }
// Not by colour alone: removed text is struck through, and added text is underlined.
const marks = {
  '& del, & ins': { borderRadius: 0.4, px: 0.25, textDecorationThickness: 2 },
  '& del': { bgcolor: (theme: Theme) => alpha(theme.palette.error.main, 0.16) },
  '& ins': { bgcolor: (theme: Theme) => alpha(theme.palette.success.main, 0.18) },
}

/** Two versions of an article with their differences marked. */
export function Comparison({ before, after, ...names }: Props<Version>) {
  const parts = useMemo(() => ({ before: readableParts(before), after: readableParts(after) }), [before, after])
  return <ComparedParts {...parts} {...names} />
}

/** Two texts with their differences marked, side by side or, on phones, stacked. */
export function ComparedParts({ before, after, beforeName, afterName, headings = 'h2' }: Props<Part[]>) {
  const { t } = useI18n()
  const rows = useMemo(() => compareParts(before, after), [before, after])
  // When stacked, the headings of a short text would stand apart from it, and the marks say which is which.
  const heading = { ...cell, mb: 1, ...(headings === 'p' && { display: { xs: 'none', md: 'block' } }) }
  return (
    <Box sx={{ ...frame, ...marks }}>
      <Typography variant="subtitle2" component={headings} sx={{ ...heading, borderColor: 'error.main' }}>
        {beforeName}
      </Typography>
      <Typography variant="subtitle2" component={headings} sx={{ ...heading, borderColor: 'success.main' }}>
        {afterName}
      </Typography>
      {rows.every(({ isChanged }) => !isChanged) && (
        <Typography sx={{ gridColumn: '1 / -1', px: 1.5, pb: 1, color: 'text.secondary' }}>
          {t('articles.versions.same')}
        </Typography>
      )}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and are rebuilt together
        <ComparedRow key={index} {...row} />
      ))}
    </Box>
  )
}

const ComparedRow = ({ isChanged, before, after }: Row) => (
  <>
    <Box
      sx={{
        ...cell,
        ...(isChanged && before && { borderColor: 'error.main' }),
        // When stacked, unchanged rows are shown once.
        display: { xs: isChanged && before ? 'block' : 'none', md: 'block' },
      }}
    >
      {before && <Text {...before} Mark="del" />}
    </Box>
    <Box
      sx={{
        ...cell,
        ...(isChanged && after && { borderColor: 'success.main' }),
        display: { xs: after ? 'block' : 'none', md: 'block' },
      }}
    >
      {after && <Text {...after} Mark="ins" />}
    </Box>
  </>
)

const Text = ({ Mark, ...side }: Side & { Mark: 'del' | 'ins' }) => (
  <>
    {partName(side) && (
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {partName(side)}
      </Typography>
    )}
    <Typography
      component="div"
      dir="auto"
      sx={{ fontWeight: side.kind === 'title' || side.kind === 'heading' ? 650 : undefined }}
    >
      {side.runs.map(({ text, isChanged }, index) => {
        const Frame = isChanged ? Mark : Fragment
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Frame key={index}>{side.kind === 'featured' ? <FeaturedImage address={text} /> : text}</Frame>
        )
      })}
    </Typography>
  </>
)

const FeaturedImage = ({ address }: { address: string }) =>
  isHttpUrl(address) || isLocalPath(address) ? (
    <>
      <Box
        component="img"
        src={mediaUrl(address)}
        alt=""
        sx={{ maxWidth: '12rem', maxHeight: '8rem', verticalAlign: 'bottom' }}
      />
      <br />
      {address.split('/').at(-1)}
    </>
  ) : (
    address
  )
