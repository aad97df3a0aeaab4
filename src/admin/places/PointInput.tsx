import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { OUTLINE } from '@shared/map/outline'
import {
  centredOn,
  type MapPoint,
  type MapView,
  partsOf,
  pointIn,
  toCoordinates,
  toMap,
  viewAround,
  viewBoxOf,
  WHOLE_MAP,
  zoomed,
} from '@shared/map/projection'
import { messages } from '@shared/messages'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { TextInput, type Validator } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useI18n } from '../i18n/i18n'
import { parseCoordinates } from './parse-coordinates'

const ZOOM_STEP = 2

/** How far an arrow key moves the point, as part of what is shown. */
const STEP = 0.02

const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The part of the map, in degrees, that shows a point that was typed or pasted. */
const DEGREES_AROUND = 5

/** About ten metres: more digits would be those of the pixel, not of the place. */
const DIGITS = 4

type Point = { latitude: number | null; longitude: number | null }

const within = (max: number, missing: string, outside: string): Validator =>
  Object.assign(
    (value: number | null | undefined) =>
      value === null || value === undefined ? missing : Math.abs(value) > max ? outside : undefined,
    { isRequired: true },
  )

const latitudeRule = within(90, messages.latitudeRequired, messages.latitudeOutside)
const longitudeRule = within(180, messages.longitudeRequired, messages.longitudeOutside)

// react-admin's NumberInput passes props that MUI 9 has removed.
const degrees = {
  type: 'number',
  parse: (typed: string) => (typed === '' ? null : Number(typed)),
  slotProps: { htmlInput: { step: 'any' } },
  helperText: false,
} as const

/** The point of a place: set by a click or the arrow keys on the map, by pasted coordinates or a link of a map, or typed in degrees. */
export function PointInput() {
  const { t } = useI18n()
  const { setValue } = useFormContext<Point>()
  const [latitude, longitude] = useWatch<Point, ['latitude', 'longitude']>({ name: ['latitude', 'longitude'] })
  const point = typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
  const [view, setView] = useState(() => (point ? viewAround(point, DEGREES_AROUND) : WHOLE_MAP))
  const [pasted, setPasted] = useState('')
  const isUnread = pasted !== '' && !parseCoordinates(pasted)

  function set(next: { latitude: number; longitude: number }) {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('latitude', next.latitude, options)
    setValue('longitude', next.longitude, options)
  }

  function paste(text: string) {
    setPasted(text)
    const found = parseCoordinates(text)
    if (!found) return
    set(found)
    setView(viewAround(found, DEGREES_AROUND))
  }

  /** Sets the point that is shown here, as parts of the view. */
  function setAt(at: MapPoint) {
    const found = toCoordinates(pointIn(view, at))
    set({ latitude: Number(found.latitude.toFixed(DIGITS)), longitude: Number(found.longitude.toFixed(DIGITS)) })
  }

  function click({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setAt({ x: (clientX - left) / width, y: (clientY - top) / height })
  }

  // Around the point, if it is set.
  const zoom = (factor: number) => setView((now) => zoomed(point ? centredOn(now, point) : now, factor))
  const mark = point && toMap(point)

  function onKeyDown(event: KeyboardEvent) {
    const [right, down] = ARROWS[event.key] ?? []
    if (right !== undefined && down !== undefined) {
      const at = mark ? partsOf(view, mark) : { x: 0.5, y: 0.5 }
      setAt({ x: at.x + right * STEP, y: at.y + down * STEP })
    } else if (event.key === '+') zoom(ZOOM_STEP)
    else if (event.key === '-') zoom(1 / ZOOM_STEP)
    else return
    event.preventDefault()
  }

  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        label={t('places.paste')}
        value={pasted}
        onChange={(event) => paste(event.target.value)}
        error={isUnread}
        helperText={isUnread ? t('places.pasteUnread') : t('places.pasteHelp')}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { sm: 2 } }}>
        <TextInput source="latitude" validate={latitudeRule} {...degrees} />
        <TextInput source="longitude" validate={longitudeRule} {...degrees} />
      </Stack>
      <Box sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
        <Box role="application" aria-label={t('places.pointMap')} tabIndex={0} onKeyDown={onKeyDown} onClick={click}>
          <MapOfSumatra view={view} mark={mark} />
        </Box>
        <Stack sx={{ position: 'absolute', top: 8, right: 8, bgcolor: 'background.paper', borderRadius: 1 }}>
          <IconButton aria-label={t('places.zoomIn')} onClick={() => zoom(ZOOM_STEP)}>
            <AddIcon />
          </IconButton>
          <IconButton aria-label={t('places.zoomOut')} onClick={() => zoom(1 / ZOOM_STEP)}>
            <RemoveIcon />
          </IconButton>
        </Stack>
      </Box>
    </Stack>
  )
}

function MapOfSumatra({ view, mark }: { view: MapView; mark: MapPoint | undefined }) {
  return (
    <Box
      component="svg"
      viewBox={viewBoxOf(view)}
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', cursor: 'crosshair', bgcolor: 'action.selected', direction: 'ltr' }}
    >
      <Box component="path" d={OUTLINE.neighbours} sx={{ fill: (theme) => theme.palette.divider }} />
      <Box
        component="path"
        d={OUTLINE.land}
        sx={{ fill: (theme) => theme.palette.background.paper, stroke: (theme) => theme.palette.primary.main }}
        vectorEffect="non-scaling-stroke"
      />
      {mark && (
        <Box
          component="circle"
          cx={mark.x}
          cy={mark.y}
          r={view.width / 70}
          sx={{ fill: (theme) => theme.palette.error.main }}
        />
      )}
    </Box>
  )
}
