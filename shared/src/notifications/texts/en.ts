import { groupLetter } from '../../bracket/rounds/groupLetter.ts'
import type { Match } from '../../bracket/model/match.ts'
import { rangeText } from '../../text/rangeText.ts'
import { startsAhead } from '../../wording/startingScore.ts'
import type { NotificationTexts } from './notificationTexts.ts'
import { entryTexts } from './entry.en.ts'
import { gamesOfWinner, isOwnWin } from './reportedScore.ts'

export const en: NotificationTexts = {
  readinessCheck: ({ competition, facts }, { time }) => ({
    title: `Are you ready? ${competition.name}`,
    body: `The organizer is checking who is here. Confirm that you are ready by ${time(facts.deadline)}.`,
    action: 'I’m ready',
  }),
  readinessReminder: ({ competition, facts }, { time }) => ({
    title: `Ready check: waiting for you, ${competition.name}`,
    body: `You have not confirmed yet that you are ready. You have until ${time(facts.deadline)}.`,
    action: 'I’m ready',
  }),
  bracketPublished: ({ competition }) => ({
    title: `The bracket is out: ${competition.name}`,
    body: 'See who you play first.',
    action: 'Open the bracket',
  }),
  matchReady: ({ competition }, { own, opponent, ahead }) => ({
    title: `Your opponent: ${opponent}`,
    body: `${own} vs ${opponent}: time to play. ${fromAhead(ahead)}Tournament: ${competition.name}.`,
    action: 'Open the match',
  }),
  resultCorrected: ({ competition, facts, teams }) => {
    const names = teams.map(({ name }) => name).join(' vs ')
    const before = facts.before.join(':')
    return facts.after === null
      ? {
          title: `Result withdrawn: ${names}`,
          body: `The organizer withdrew the result ${before}. Tournament: ${competition.name}.`,
          action: 'Open the match',
        }
      : {
          title: `Score corrected: ${names}`,
          body: `It was ${before} and is now ${facts.after.join(':')}. Tournament: ${competition.name}.`,
          action: 'Open the match',
        }
  },
  checkInOpened: ({ competition, facts }, { own, opponent, ahead, time }) => ({
    title: `Time to play: ${own} vs ${opponent}`,
    body: `Check your team in by ${time(facts.deadline)}. ${fromAhead(ahead)}Tournament: ${competition.name}.`,
    action: 'Check in',
  }),
  checkInClosing: ({ competition, facts }, { own, time }) => ({
    title: `${own} has not checked in yet`,
    body: `Check-in closes at ${time(facts.deadline)}, and a team that is not there may forfeit. Tournament: ${competition.name}.`,
    action: 'Check in',
  }),
  checkInNeeded: ({ competition, facts, teams }, { time }) => ({
    title: `Check in for ${teams.map(({ name }) => name).join(', ')}`,
    body: `The team has no account to check in with. Check it in by ${time(facts.deadline)}. Tournament: ${competition.name}.`,
    action: 'Check in',
  }),
  vetoOpened: ({ competition, facts, ownTeamId }, { own, opponent, time }) => ({
    title: `The match is on: ${own} vs ${opponent}`,
    body:
      facts.firstTeamId === ownTeamId
        ? `Your team chooses first, by ${time(facts.deadline)}. Tournament: ${competition.name}.`
        : `${opponent} chooses first, then your team. Tournament: ${competition.name}.`,
    action: 'Open the veto',
  }),
  resultReported: ({ competition, facts }, { own, opponent, time }) => ({
    title: `Your opponent reported: ${reported(facts.score, own, opponent)}`,
    body: `Confirm or dispute it by ${time(facts.deadline)}. It counts unless you dispute it. Tournament: ${competition.name}.`,
    action: 'Check the score',
  }),
  reportDisputed: ({ competition, facts }, { own, opponent }) => ({
    title: 'Your opponent disputes the score',
    body: `${opponent} say ${
      facts.score === null
        ? 'that your report is wrong. Correct it, or wait for the organizer to decide.'
        : `${disputed(facts.score, own)}. Agree, or wait for the organizer to decide.`
    } Tournament: ${competition.name}.`,
    action: 'Open the match',
  }),
  matchDecided: ({ competition, facts, ownTeamId }, { own, opponent }) => {
    const { winnerTeamId, walkover, score } = facts
    const winner = winnerTeamId === ownTeamId ? own : opponent
    const result =
      winnerTeamId === null
        ? walkover
          ? 'Both teams forfeited.'
          : `Recorded as a ${score.join(':')} draw.`
        : walkover
          ? `${winner} won by walkover.`
          : `Recorded as a ${gamesOfWinner(score)} win for ${winner}.`
    return {
      title: `Match over: ${own} vs ${opponent}`,
      body: `${result} Tournament: ${competition.name}.`,
      action: 'Open the match',
    }
  },
  placeTaken: ({ competition, facts: { best, worst, teamCount, group } }, { own }) =>
    worst === 1
      ? {
          title: `${own} won ${group === undefined ? '' : `group ${groupLetter(group)} of `}${competition.name}`,
          body: `First of ${teamCount} teams. Congratulations!`,
          action: 'Open the bracket',
        }
      : {
          title: `${own} finished ${rangeText(best, worst)} of ${teamCount}${
            group === undefined ? '' : ` in group ${groupLetter(group)}`
          }`,
          body: `The tournament is over: ${competition.name}.`,
          action: 'Open the bracket',
        },
  resultDisputed: ({ competition, teams }) => ({
    title: `Disputed result: ${teams.map(({ name }) => name).join(' vs ')}`,
    body: `The teams disagree on who won and by which score. It is up to you to decide. Tournament: ${competition.name}.`,
    action: 'Decide',
  }),
  teamMissing: ({ competition }) => ({
    title: `No-show: ${competition.name}`,
    body: 'Not everybody checked in for a match. It is up to you to award a walkover or wait.',
    action: 'Open the match',
  }),
  matchStuck: ({ competition }) => ({
    title: `No place for a winner: ${competition.name}`,
    body: 'The place in the next match was filled by hand. Free it in the bracket and finish this match.',
    action: 'Open the match',
  }),
  timeProposed: ({ competition, facts }, { own, time }) => ({
    title: 'Your opponent would like to move the match',
    body: `${own}, can you play at ${time(facts.startsAt)}? Tournament: ${competition.name}.`,
    action: 'Answer',
  }),
  timeAgreed: ({ competition, facts }, { own, opponent, time }) => ({
    title: `Match moved: ${own} vs ${opponent}`,
    body: `The teams agreed to play at ${time(facts.startsAt)}. Tournament: ${competition.name}.`,
    action: 'Open the match',
  }),
  timeDeclined: ({ competition, facts }, { own, time }) => ({
    title: 'Your opponent declined to move the match',
    body: `${own} proposed ${time(facts.startsAt)}. The match stays as planned. Tournament: ${competition.name}.`,
    action: 'Open the match',
  }),
  lobbyGiven: ({ competition }, { own, opponent }) => ({
    title: `Lobby is open: ${own} vs ${opponent}`,
    body: `The lobby name and password are on the match page. Tournament: ${competition.name}.`,
    action: 'Open the match',
  }),
  matchMessage: ({ competition, facts }) => ({
    title: facts.from === '' ? 'New message in a match chat' : `New message from ${facts.from}`,
    body: `${facts.text}\n\nMatch chat, ${competition.name}.`,
    action: 'Reply',
  }),
  standInAsked: ({ competition }, { own }) => ({
    title: 'Your opponent asks for a stand-in',
    body: `${own}, agree or decline before the match starts. Tournament: ${competition.name}.`,
    action: 'Answer',
  }),
  standInAnswered: ({ competition, facts }, { own }) => ({
    title: facts.accepts ? 'Your opponent agrees to the stand-in' : 'Your opponent declines the stand-in',
    body: facts.accepts
      ? `${own} can play the match with the stand-in. Tournament: ${competition.name}.`
      : `${own} plays with the line-up as it is. Tournament: ${competition.name}.`,
    action: 'Open the match',
  }),
  standInGranted: ({ competition, facts }, { time }) => ({
    title: 'You’re standing in for a match',
    body: [
      `A team of ${competition.name} counts on you for one match.`,
      ...(facts.checkInUntil ? [`Time to play: the team checks in by ${time(facts.checkInUntil)}.`] : []),
      'The opponent, the time and the line-ups are on its page.',
    ].join(' '),
    action: 'Open the match',
  }),
  standInWithdrawn: ({ competition }) => ({
    title: 'Stand-in cancelled',
    body: `You’re no longer standing in for this match of ${competition.name}.`,
    action: 'Open the match',
  }),
  teamAssigned: ({ competition, facts }) => ({
    title: `You play for ${facts.teamName}`,
    body: `You were added to a team of ${competition.name}.`,
    action: 'See the line-up',
  }),
  teamRequested: ({ competition, facts }) => ({
    title: `You are invited to ${facts.teamName}`,
    body: `The captain wants you in the team for ${competition.name}. Accept or decline.`,
    action: 'Answer',
  }),
  placeOffered: ({ competition, facts }) => ({
    title: `There is a place for you in ${competition.name}`,
    body: `You are entered as a player, and ${facts.from}, an organizer of the tournament, offers you your place. Open the link and sign in to take it with its team and rank. The link works for ${facts.days} days.`,
    action: 'Take the place',
  }),
  teamRequestAnswered: ({ competition, facts }) =>
    facts.accepts
      ? {
          title: `${facts.name} joined ${facts.teamName}`,
          body: `Your invitation was accepted. ${competition.name}.`,
          action: 'See the line-up',
        }
      : {
          title: `${facts.name} declined to join ${facts.teamName}`,
          body: `The seat in your team is still free. ${competition.name}.`,
          action: 'See the line-up',
        },
  draftStarted: ({ competition }) => ({
    title: `You are a captain: the draft of ${competition.name} has begun`,
    body: 'Captains pick their players in turn. Have your list ready.',
    action: 'Go to the draft',
  }),
  draftTurn: ({ competition, facts }) => ({
    title: `Your turn in the draft of ${competition.name}`,
    body: facts.hasClock
      ? 'Pick a player before time runs out: after that, one is picked automatically.'
      : 'Pick a player: the others are waiting for you.',
    action: 'Pick a player',
  }),
  teamsDistributed: ({ competition }, { own }) => ({
    title: `The teams are set: you play for ${own}`,
    body: `The players of ${competition.name} were put into teams.`,
    action: 'See the line-up',
  }),
  teamRemoved: ({ competition, facts }) => ({
    title: `You no longer play for ${facts.teamName}`,
    body: facts.mayJoinAnother
      ? `You are still in ${competition.name} and can join another team.`
      : `You are still in ${competition.name}, and the organizer can bring you back as a substitute.`,
    action: 'See the teams',
  }),
  ...entryTexts,
  competitionMoved: ({ competition, facts }, { time }) => ({
    title: `New start time: ${competition.name}`,
    body: `The tournament starts on ${time(facts.after)} instead of ${time(facts.before)}.`,
    action: 'Open the tournament',
  }),
  competitionDeleted: ({ competition }) => ({
    title: `Tournament cancelled: ${competition.name}`,
    body: 'The organizer deleted the tournament. It will not take place.',
    action: 'Find another tournament',
  }),
  playerRemoved: ({ competition }) => ({
    title: `You no longer take part in ${competition.name}`,
    body: 'The organizer removed you from the list of players.',
    action: 'Open the tournament',
  }),
  madeAdministrator: ({ competition }) => ({
    title: `You are an administrator of ${competition.name}`,
    body: 'You can now run the bracket, the teams and readiness checks.',
    action: 'Open the tournament',
  }),
  madeOwner: ({ competition }) => ({
    title: `${competition.name} is yours now`,
    body: 'The tournament was handed over to you: you are its owner.',
    action: 'Open the tournament',
  }),
  webhookPaused: ({ competition, facts }) => ({
    title: `A webhook is paused: ${competition.name}`,
    body:
      facts.reason === 'gone'
        ? `${facts.address} says that it wants no more events (410). They wait until you resume it.`
        : `${facts.address} has not accepted events for a day. They wait until you resume it.`,
    action: 'Open integrations',
  }),
  commentatorRequested: ({ competition, facts }) => ({
    title: `You are invited to commentate: ${competition.name}`,
    body: facts.comment || 'Open the invitation to accept or decline.',
    action: 'Open the invitation',
  }),
  commentatorCancelled: ({ competition }) => ({
    title: `Invitation withdrawn: ${competition.name}`,
    body: 'You are no longer needed as a commentator of this tournament.',
    action: 'Open',
  }),
  commentatorBooked: ({ competition, facts }) => ({
    title: `Your matches: ${competition.name}`,
    body: [
      facts.matchCount === 0
        ? 'You commentate the whole tournament.'
        : `Matches you are booked for: ${facts.matchCount}.`,
      ...(facts.overlap
        ? ['Some of them may be played at the same time: agree with the organizers in the chat.']
        : []),
    ].join(' '),
    action: 'See the matches',
  }),
  madeProducer: ({ competition }) => ({
    title: `You can run the broadcast: ${competition.name}`,
    body: 'You can now change the queue of matches, start matches and keep the score.',
    action: 'Open the tournament',
  }),
  commentatorAnswered: ({ competition, facts }) => ({
    title: {
      confirmed: `${facts.name || 'The commentator'} will commentate ${competition.name}`,
      declined: `${facts.name || 'The commentator'} cannot commentate ${competition.name}`,
      cancelled: `${facts.name || 'The commentator'} is no longer casting ${competition.name}`,
    }[facts.answer],
    body:
      facts.answer === 'confirmed'
        ? 'The chat with the commentator is open.'
        : 'You can invite another commentator.',
    action: 'Open commentators',
  }),
  commentatorReminder: ({ competition, facts }) => ({
    title: `No answer from ${facts.name} for 24 hours`,
    body: `The invitation to commentate ${competition.name} is still open. Write again, or invite somebody else.`,
    action: 'Open commentators',
  }),
  commentaryOffered: ({ competition, facts }) => ({
    title: `${facts.name} would like to commentate ${competition.name}`,
    body: 'Look at the offer to accept or decline it.',
    action: 'Open commentators',
  }),
  commentaryOfferAnswered: ({ competition, facts }) =>
    facts.answer === 'confirmed'
      ? {
          title: `You will commentate ${competition.name}`,
          body: 'The organizer accepted your offer.',
          action: 'Open',
        }
      : {
          title: `Offer declined: ${competition.name}`,
          body: 'The organizer will do without your commentary this time.',
          action: 'Open',
        },
  competitionOpened: ({ competition, facts }, { time }) => ({
    title: `New tournament: ${competition.name}`,
    body: `${facts.from}, an organizer you follow, has opened registration. It starts on ${time(facts.startsAt)}.`,
    action: 'Open the tournament',
  }),
  teamMessage: ({ competition, facts }) => ({
    title: facts.from === '' ? `New message for ${facts.teamName}` : `New message from ${facts.from}`,
    body: `${facts.text}\n\nTeam chat of ${facts.teamName}, ${competition.name}.`,
    action: 'Reply',
  }),
  chatMessage: ({ competition, facts }) => ({
    title: `New message from ${facts.from}`,
    body: `${facts.text}\n\nChat with the commentator of ${competition.name}.`,
    action: 'Reply',
  }),
}

/** Says who starts the match at 1:0; empty if nobody does. */
function fromAhead(ahead: string | null): string {
  return ahead === null ? '' : `${startsAhead.en(ahead)}. `
}

function reported(score: Match['score'], own: string, opponent: string): string {
  const isOwn = isOwnWin(score)
  return isOwn === null
    ? `a ${gamesOfWinner(score)} draw`
    : `${isOwn ? own : opponent} won ${gamesOfWinner(score)}`
}

function disputed(score: Match['score'], own: string): string {
  const isOwn = isOwnWin(score)
  return isOwn === null
    ? `that it was a ${gamesOfWinner(score)} draw`
    : `${isOwn ? `that ${own}` : 'they'} won ${gamesOfWinner(score)}`
}
