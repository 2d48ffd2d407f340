import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import type { MissingTeam } from './readinessView.ts'

interface MissingTeamListProps extends MissingTeam {
  /** False if there is no bulk action. */
  readonly selectable: boolean
  readonly isChosen: (uid: string) => boolean
  readonly onChoose: (uid: string, isChosen: boolean) => void
  readonly onMarkTeam: ((teamId: string) => void) | null
  /** Confirms for a player without an account. */
  readonly onMarkGuest: ((uid: string) => void) | null
  /** Opens the card of a player with their contacts. */
  readonly onShow: (uid: string) => void
  readonly onReplace: ((uid: string) => void) | null
}

export function MissingTeamList(props: MissingTeamListProps) {
  const { team, members, selectable, isChosen, onChoose, onMarkTeam, onMarkGuest, onShow, onReplace } = props
  const { t } = useTranslation('readiness')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={id} component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {team?.name ?? t('noTeam')}
        </Typography>
        {team !== null && onMarkTeam !== null && (
          <Button
            color="inherit"
            aria-label={t('markTeamNamed', { team: team.name })}
            onClick={() => onMarkTeam(team.id)}
            sx={{ minHeight: 44, flexShrink: 0 }}
          >
            {t('markTeam')}
          </Button>
        )}
      </Box>
      <PlainList>
        {members.map(player => {
          const { uid, displayName, guest } = player
          return (
            <Box key={uid} component="li" sx={row}>
              {selectable ? (
                <FormControlLabel
                  label={displayName}
                  sx={name}
                  control={
                    <Checkbox checked={isChosen(uid)} onChange={(_, chosen) => onChoose(uid, chosen)} />
                  }
                />
              ) : (
                <Box component="span" sx={name}>
                  {displayName}
                </Box>
              )}
              <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
                <IconButton
                  aria-label={t('contactsOf', { player: displayName })}
                  onClick={() => onShow(uid)}
                  sx={{ width: 44, height: 44 }}
                >
                  <ContactPageOutlined fontSize="small" />
                </IconButton>
                {guest && onMarkGuest !== null && (
                  <Button
                    color="inherit"
                    aria-label={t('markGuestNamed', { player: displayName })}
                    onClick={() => onMarkGuest(uid)}
                    sx={{ minHeight: 44, flexShrink: 0 }}
                  >
                    {t('markGuest')}
                  </Button>
                )}
                {team !== null && onReplace !== null && (
                  <Button
                    color="inherit"
                    aria-label={t('replaceNamed', { player: displayName })}
                    onClick={() => onReplace(uid)}
                    sx={{ minHeight: 44, flexShrink: 0 }}
                  >
                    {t('replace')}
                  </Button>
                )}
              </Box>
            </Box>
          )
        })}
      </PlainList>
    </section>
  )
}

/** The buttons wrap below a name that is too long. */
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 44 } as const
const name = { minWidth: 0, mr: 0, overflowWrap: 'anywhere' } as const
