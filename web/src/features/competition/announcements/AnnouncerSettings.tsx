import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import {
  type AnnouncementKind,
  type Announcer,
  announcementKinds,
} from '@upper-bracket/shared/announcements/announcer'
import { languages } from '@upper-bracket/shared/profile/profile'
import { useTranslation } from 'react-i18next'
import { ownLanguageNames } from '#platform/language/ownLanguageNames.ts'
import { ConfirmedButton } from '#ui/ConfirmedButton.tsx'
import { ChoiceCards } from '#ui/form/ChoiceCards.tsx'
import { useSend } from '#ui/useSend.ts'
import {
  useDisconnectAnnouncerMutation,
  useTestAnnouncerMutation,
  useUpdateAnnouncerMutation,
} from './announcerEndpoints.ts'

interface AnnouncerSettingsProps {
  readonly competitionId: string
  readonly announcer: Announcer
}

/** The settings of a connected service: kinds and language of announcements, delivery state, and disconnecting. */
export function AnnouncerSettings({ competitionId, announcer }: AnnouncerSettingsProps) {
  const { t } = useTranslation('announcements')
  const { service, lang, kinds, broken, failingSince } = announcer
  const [update, updating] = useUpdateAnnouncerMutation()
  const [test, testing] = useTestAnnouncerMutation()
  const [disconnect, disconnecting] = useDisconnectAnnouncerMutation()
  const send = useSend()

  const change = async (changes: Partial<Pick<Announcer, 'lang' | 'kinds'>>) => {
    const chosen = { lang, kinds, ...changes }
    await send(update({ competitionId, service, ...chosen, kinds: [...chosen.kinds] }))
  }
  const turn = (kind: AnnouncementKind, isChosen: boolean) =>
    change({ kinds: announcementKinds.filter(each => (each === kind ? isChosen : kinds.includes(each))) })
  const sendTest = async () => {
    await send(test({ competitionId, service }), t('testSent'))
  }
  const letGo = () => send(disconnect({ competitionId, service }), t('disconnected'))

  return (
    <>
      {broken !== null && <Alert severity="error">{t(`broken_${service}_${broken}`)}</Alert>}
      {broken === null && failingSince !== null && <Alert severity="warning">{t('failing')}</Alert>}
      <Box component="fieldset" disabled={updating.isLoading} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, fontWeight: 650 }}>
          {t('kinds')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          {announcementKinds.map(kind => (
            <FormControlLabel
              key={kind}
              label={t(`kind_${kind}`)}
              control={
                <Checkbox
                  checked={kinds.includes(kind)}
                  onChange={(_, isChosen) => void turn(kind, isChosen)}
                />
              }
              sx={{ mr: 0 }}
            />
          ))}
        </Box>
      </Box>
      <ChoiceCards
        dense
        legend={t('language')}
        value={lang}
        disabled={updating.isLoading}
        onChange={value => void change({ lang: value })}
        choices={languages.map(value => ({ value, label: ownLanguageNames[value] }))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {broken === null && (
          <Button
            variant="outlined"
            color="inherit"
            loading={testing.isLoading}
            onClick={() => void sendTest()}
          >
            {t('test')}
          </Button>
        )}
        <ConfirmedButton
          label={t('disconnect')}
          title={t('disconnectTitle')}
          busy={disconnecting.isLoading}
          onConfirm={letGo}
        >
          {t('disconnectText')}
        </ConfirmedButton>
      </Box>
    </>
  )
}
