import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useStreams } from './useStreams.ts'

interface StreamMenuProps {
  readonly competition: CompetitionDocument
  readonly anchor: HTMLElement
  /** The stream that is not offered. */
  readonly except: number | null
  readonly onPick: (stream: number) => void
  readonly onClose: () => void
}

/** The streams to choose from. */
export default function StreamMenu({ competition, anchor, except, onPick, onClose }: StreamMenuProps) {
  const { t } = useTranslation('live')
  const streams = useStreams(competition)
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': t('streams') } }}>
      {streams.map(({ stream, name }) =>
        stream === except ? null : (
          <MenuItem
            key={stream}
            onClick={() => {
              onClose()
              onPick(stream)
            }}
          >
            {name}
          </MenuItem>
        ),
      )}
    </Menu>
  )
}
