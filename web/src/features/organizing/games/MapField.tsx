import TextField from '@mui/material/TextField'
import { csMapNames, csMaps } from '@upper-bracket/shared/selfService/csMaps'
import { useTranslation } from 'react-i18next'

interface MapFieldProps {
  readonly number: number
  /** Empty while it is unknown. */
  readonly map: string
  readonly onChange: (map: string) => void
}

/** The map of a game of CS. One that is not among the maps in play stays selectable. */
export function MapField({ number, map, onChange }: MapFieldProps) {
  const { t } = useTranslation('games')
  return (
    <TextField
      select
      size="small"
      value={map}
      onChange={event => onChange(event.target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('mapOf', { number }) } }}
      sx={{ maxWidth: '60%' }}
    >
      <option value="">{t('mapUnknown')}</option>
      {map !== '' && !(map in csMapNames) && <option value={map}>{map}</option>}
      {csMaps.map(each => (
        <option key={each} value={each}>
          {csMapNames[each]}
        </option>
      ))}
    </TextField>
  )
}
