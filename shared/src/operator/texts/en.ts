import type { OperatorFacts, OperatorTexts } from './operatorTexts.ts'

export const en: OperatorTexts = {
  titles: { terms: 'Terms of use', privacy: 'Privacy policy', imprint: 'Legal notice' },
  unstated: '(not stated)',
  unconfigured: parameters => `## The operator has not been named yet

What this page says about the software is true. Who runs this site is missing, because its operator has not set ${parameters}.`,
  stored: {
    account:
      '**Account.** Mail address, sign-in methods, accounts and chats elsewhere that you have linked, browsers with notifications, the secret address of your calendar.',
    profile:
      '**Profile.** Name, photo, ranks and ratings, real name, contacts, language, choice of notifications, which tournaments you imported from elsewhere, and which terms you accepted, when, with the age that you confirmed.',
    organizerPage:
      '**Organizer’s page.** Name, description and links of organizers who have one, and whom you follow.',
    competition:
      '**Tournament.** Settings, names of its organizers, teams with logos and sponsors, bracket and results, reports of matches, where it is announced.',
    entry: '**Taking part.** Name, photo, rank and team of players, who played in which match.',
    contacts:
      '**What organizers need.** Requests to take part, contacts, answers to questions, the age that you stated; of players without an account, what an organizer or captain entered, and their accounts in an imported tournament.',
    draftList: '**Draft.** The players whom a captain prefers.',
    chat: '**Chats.** Messages of teams, matches and commentators, and who has read them.',
    commentator: '**Commentators.** Requests and offers with their contact and comment.',
    apiKey: '**API keys** of organizers, without their secrets.',
    history: '**History.** What organizers did in their tournament, and to whom.',
    screenshot: '**Screenshots** of results.',
    invitation: '**Invitations.** Role, sender and use.',
    notification: '**Notifications** on this site.',
    delivery: '**Deliveries** over other channels, without their texts.',
    event: '**Events** from which notifications are made.',
    announcement: '**Announcements** to groups and channels, as a record of work.',
    webhookDelivery: '**Deliveries to programs** of organizers, with the answers.',
    timer: '**Deadlines** of matches, drafts and places.',
    signIn: '**Traces of a sign-in, a connection or a deletion** that is under way.',
    visit:
      '**Visits to a demonstration**: whose copy of a tournament, from which network address, as a keyed digest, and until when.',
    rateLimit:
      '**Protection against abuse.** How often an account or a network address, as a keyed digest, has used something.',
    refusal: '**Mail addresses that want no invitations**, as a keyed digest.',
    id: '**Ids of deleted things and addresses of organizers’ pages**, so that nobody takes them over.',
    progress: '**Progress of maintenance, costs and pauses of the site**, without personal data.',
  },
  until: {
    account: 'Until you delete it or your account.',
    competition:
      'Until an organizer deletes the tournament. When you delete your account, your name, photo and links are removed.',
    entry: 'Until you leave, you delete your account, or the tournament is deleted.',
    either: 'Until you delete your account, or the tournament is deleted.',
    use: 'Until they have passed.',
    forever: 'For good.',
  },
  after: time => `For ${time}.`,
  upTo: time => `For ${time} or less.`,
  afterExpiry: time => `For ${time} after expiry.`,
  recipients: {
    everybody:
      '**Everybody**, also without an account: name, photo, ranks, Steam profile and teams of players, drafts, line-ups, what is arranged, reported and disputed in matches, and results; names and pages of organizers, names of confirmed commentators. Other sites can embed this, and programs can read it. An invitation can be read by anyone who has its link.',
    organizers:
      '**The organizers of your tournament**: requests to take part, real name, contacts, linked Discord account, answers to their questions, screenshots, the history, what you write in chats that they are part of and how far you have read. Organizers are responsible themselves for what they do with it.',
    players:
      '**Your team and your opponents**: what you write in chats with them, how far you have read, and the screenshots of your matches.',
    google:
      '**Google** (Firebase and Google Cloud), which runs the database, files, functions, sign-in and delivery of this site for the operator.',
    analytics:
      '**Google Analytics**, only if you have agreed: which pages are opened, whether signing in works, and where resetting a password fails.',
    appCheck:
      '**Google reCAPTCHA**: data of your browser and its network address, so that people can be told from programs. It can store an identifier of its own in your browser.',
    googleSignIn: '**Google**, if you sign in with it: that you do so here.',
    facebookSignIn: '**Facebook** (Meta), if you sign in with it: that you do so here.',
    steam: '**Steam** (Valve), if you sign in with it or link it: that you do so here.',
    discordSignIn: '**Discord**, if you sign in with it or link it: that you do so here.',
    discordChannels: '**Discord**, if organizers announce in its channels: what they announce.',
    telegram:
      '**Telegram**, if you connect a chat: your notifications; and what organizers announce in their groups.',
    mail: '**The operator’s mail service**: your address and the mails to you.',
    push: '**The maker of your browser**, if you turn its notifications on: an address for them and their encrypted content.',
    broadcasts:
      '**Twitch and YouTube**, once you start a broadcast on the page: what your browser tells them then.',
    startgg: '**start.gg**, if an organizer imports from there: the request, with the organizer’s token.',
    webhooks: '**Programs that organizers have connected**: what has changed in their tournament.',
  },
  cookies: {
    userid: '`userid`: your account id, so that the page fits you at once.',
    locale: '`locale`: the language that you have chosen.',
    analytics: '`analytics`: your answer on whether visits are counted.',
    _ga: '`_ga` and `_ga_…`: only once you have agreed to counting. Google Analytics recognizes your browser by them, and renews them with each visit. Withdrawing your consent deletes them.',
    __session: '`__session`: protects signing in with an account of another service.',
  },
  pages: { terms, privacy, imprint },
}

function terms({ name, contact, minAge, revised }: OperatorFacts): string {
  const age =
    minAge > 0
      ? `- You have an account only if you are at least ${minAge} years old. If the law of your country requires the consent of your parents, you need that as well. A tournament can ask for a higher age.\n`
      : '- If the law of your country requires the consent of your parents, you have an account only with it. A tournament can ask for a minimum age.\n'
  return `These terms are between you and the operator of this site: ${name}. Contact: ${contact}

## What this site is for

People run esports tournaments here and take part in them: entries, teams, brackets, results, broadcasts and chats. No account is needed to watch. No entry fees and no prizes are paid through this site.

## Your account

${age}- Say what is true about yourself, and do not pose as somebody else.
- Keep your password and your links to yourself. Tell the operator if somebody else uses your account.
- You can delete your account in your profile at any time. Finish or delete your own tournaments before.

## Organizers

- The operator does not run the tournaments. Each organizer is responsible for their own: rules, admission, results, prizes and everything that was promised.
- Organizers have the rights and permissions that their tournament needs, for instance from the publisher of the game, and obey the law on prizes and on minors.
- Organizers use contacts and answers of players for their tournament only, and protect them. They enter other people only if these know and agree.

## What you publish

What you write and upload remains yours. You allow the operator to store it and to show it where this site is meant to: on its pages, in embeds, previews, announcements and the API.

It is not allowed

- to break the law or the rights of others, to insult, threaten or harass;
- to publish other people’s data without their consent;
- to advertise unasked, to deceive, or to report false results on purpose;
- to disturb this site, to get around its limits, or to read what is not meant for you. Reports of weaknesses, in confidence, are welcome.

The operator can remove what breaks these rules, and restrict or close accounts; it takes the mildest measure that helps, and gives the reason where the law requires it. Report such content to ${contact}; you can object there as well.

## Availability and liability

This site is offered as it is. It can be interrupted, changed or ended. Organizers can save their tournaments as files.

The operator is liable as the law demands, and not for what organizers, players or other services do. Nothing here limits liability that cannot be limited by law, in particular for intent, gross negligence and injury, or the rights that you have as a consumer.

## Names of games

Names and marks of games belong to their owners. This site is not affiliated with them.

## Law and changes

The law of the operator’s country applies; the protection that the law of your own country gives you as a consumer remains. If these terms change, this page says so. If you do not accept a change, delete your account.

Last changed: ${revised}.`
}

function privacy(facts: OperatorFacts): string {
  const { name, address, contact, minAge, stored, recipients, cookies, backups, logs, revised } = facts
  const { counts, copies } = facts
  const age =
    minAge > 0
      ? `This site is not meant for people under ${minAge}. If a child has an account nevertheless, write to ${contact}, and it is deleted.`
      : `If a child has an account without the consent of the parents, write to ${contact}, and it is deleted.`
  return `## Who is responsible

${name}
${address}
${contact}

The operator is the controller of the data on this site. Organizers are controllers of what they receive about their players and do with it.

## Why data is processed

- **To provide the site to you** (GDPR, article 6 (1) b): account, profile, taking part, chats, notifications that you have turned on.
- **For legitimate interests** (article 6 (1) f): results that stay complete and public, invitations of people whom an organizer has entered, protection against abuse, finding errors.
${counts ? '- **With your consent** (article 6 (1) a): counting visits. You withdraw it at the end of any page.\n' : ''}- **To obey the law** (article 6 (1) c), where it demands that something is stored or handed over.

You need not give any data to watch. An account needs a way to sign in, and taking part needs what the organizer asks for. Nothing is used for advertising or sold, and no decision with legal effect is made by a machine alone.

Data comes from you, from the services with which you sign in, and from organizers and captains who enter players or import tournaments.

## What is stored, and for how long

${stored}

${copies === null ? '' : `This site is a demonstration: your account, your copy of a tournament and everything in it, also the messages that would have been sent, are deleted after ${copies}. No messages are sent to other services.\n\n`}Expired data is deleted within a day, or a day after a pause of the site. Photos and banners are stored as files until they are replaced, or the account or the tournament is deleted. After an account is deleted, its id, without a name, stays in results and logs. What others have saved or published elsewhere, such as organizers’ files, stays with them. Backups, if the operator makes them, hold deleted data for up to ${backups} longer. Records of requests, with network addresses, and of errors are kept for ${logs}, unless the operator has set another time with Google.

## Who receives data

${recipients}

## Where data is processed

Functions run in the European Union (Belgium). The operator has chosen where the database and the files are; ask at ${contact}. Google processes accounts and sign-ins in the United States as well, and some of the services named above are outside the European Union. Google’s [terms of data processing](https://firebase.google.com/terms/data-processing-terms) contain the standard contractual clauses of the European Commission; [Firebase says](https://firebase.google.com/support/privacy) how long it stores network addresses.

## In your browser

${cookies}

The browser’s storage keeps you signed in until you sign out, and holds your settings, drafts, results that wait for a connection, and pages for use without one, as long as they are needed and you do not clear it.${counts ? ' Once you have agreed to counting, it also holds an identifier of Google Analytics, which is deleted when you withdraw your consent, or at your next visit.' : ''} None of this serves advertising.

## Your rights

- **Access and portability**: your profile gives you a file with your data.
- **Correction**: in your profile. Organizers correct what they have entered.
- **Erasure**: your profile deletes your account, at once.
- **Restriction and objection**: write to ${contact}. You can object to processing for legitimate interests, and to invitations by mail also with the link in each of them.
- **Complaint**: to the data protection authority where you live or work, or that of the operator.

Where the Russian Federal Law No. 152-FZ on personal data applies, you have the rights that it gives, and can complain to Roskomnadzor or to a court.

## Children

${age}

## Changes

If the processing changes, so does this page. Last changed: ${revised}.`
}

function imprint({ name, address, contact, supervision }: OperatorFacts): string {
  return `## Who runs this site

${name}
${address}

## Contact

${contact}

${supervision === '' ? '' : `## Supervision and registers\n\n${supervision}\n\n`}## Content

Organizers are responsible for their tournaments, and authors for what they write. Report unlawful content at the address above, with a link to it.

## Software

This site runs on Upper Bracket. Its authors do not run this site.`
}
