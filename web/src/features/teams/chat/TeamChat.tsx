import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument, TeamDocument } from '#documents/competition.ts'
import { Composer } from '#ui/chat/Composer.tsx'
import { LoadedConversation } from '#ui/chat/LoadedConversation.tsx'
import { useMaxMessages } from '#ui/chat/useMaxMessages.ts'
import { DismissButton } from '#ui/DismissButton.tsx'
import { useOnPhone } from '#ui/useOnPhone.ts'
import {
  useMarkTeamReadMutation,
  useNotifyTeamMutation,
  useSendTeamMessageMutation,
  useTeamConversationQuery,
  useTeamMessagesQuery,
} from './teamChatEndpoints.ts'

interface TeamChatProps {
  readonly competition: CompetitionDocument
  readonly team: TeamDocument
  readonly players: readonly PlayerDocument[]
  /** The viewer's uid; the viewer is a member or an organizer. */
  readonly uid: string
  readonly onClose: () => void
}

/** The conversation of a team, which only its members and the organizers can read. */
export default function TeamChat({ competition, team, players, uid, onClose }: TeamChatProps) {
  const { t } = useTranslation('chat')
  const id = useId()
  const address = { competitionId: competition.id, teamId: team.id }
  const query = useTeamConversationQuery(address)
  const most = useMaxMessages()
  const messages = useTeamMessagesQuery({ ...address, most: most.count })
  const [mark] = useMarkTeamReadMutation()
  const nameOf = (author: string) => {
    const player = players.find(each => each.uid === author)
    if (player !== undefined) return player.displayName
    const organizer = organizerName(competition, author)
    return organizer === null ? t('previousAuthor') : t('authorOrganizer', { name: organizer })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={useOnPhone()} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('teamChatTitle', { team: team.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Typography color="textSecondary">{t('teamChatHint')}</Typography>
        <LoadedConversation
          query={query}
          uid={uid}
          nameOf={nameOf}
          messages={messages}
          most={most}
          onRead={upTo => void mark({ ...address, upTo })}
          emptyText={t('noTeamMessages')}
        >
          {competition.status === 'finished' ? (
            <Typography role="status" color="textSecondary">
              {t('conversationOver')}
            </Typography>
          ) : (
            <TeamComposer address={address} isCaptain={team.captainUid === uid} />
          )}
        </LoadedConversation>
      </DialogContent>
      <DialogActions>
        <DismissButton closes onClick={onClose} />
      </DialogActions>
    </Dialog>
  )
}

interface TeamComposerProps {
  readonly address: { readonly competitionId: string; readonly teamId: string }
  readonly isCaptain: boolean
}

/** Sends as a member or, with the box checked, as the captain to everybody's channels. */
function TeamComposer({ address, isCaptain }: TeamComposerProps) {
  const { t } = useTranslation('chat')
  const [notifies, setNotifies] = useState(true)
  const [send] = useSendTeamMessageMutation()
  const [notify] = useNotifyTeamMutation()
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Composer onSend={message => (isCaptain && notifies ? notify : send)({ ...address, ...message })} />
      {isCaptain && (
        <FormControlLabel
          control={<Checkbox checked={notifies} onChange={(_, checked) => setNotifies(checked)} />}
          label={t('notifyTeam')}
        />
      )}
    </Box>
  )
}
