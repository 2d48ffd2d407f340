import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/**
 * What the server does with a mail: takes it; never says anything; refuses the recipient for now or for good; drops the
 * connection in the middle of the message, or after it has kept the mail but before it says so.
 */
type Behaviour = 'takes' | 'hangs' | 'busy' | 'unknown-recipient' | 'dies-inside' | 'dies-after'

export interface ReceivedMail {
  readonly to: string
  readonly messageId: string
  /** Headers and body as they were sent. */
  readonly source: string
  /** Whether the server has said that it has the mail. */
  readonly isAcknowledged: boolean
}

interface Session {
  /** What the server does with the mail that is being sent. */
  behaviour: Behaviour
  to: string
  /** Of the message; null outside of it. */
  source: string | null
  say(line: string): void
}

/** An SMTP server that can fail in every way. `port` stays the same while it is down. */
export class MailServer {
  /** A function is called for each mail. */
  behaviour: Behaviour | (() => Behaviour) = 'takes'
  readonly received: ReceivedMail[] = []
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer(socket => this.#serve(socket))

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  async start(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }

  /** Refuses connections from now on. */
  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise(resolve => this.#server.close(resolve))
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket))
    if (this.behaviour === 'hangs') return
    const session: Session = {
      behaviour: 'takes',
      to: '',
      source: null,
      say: line => socket.write(`${line}\r\n`),
    }
    session.say('220 test')
    createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', line => {
      if (session.source === null) this.#command(line, socket, session)
      else this.#content(line, session.source, socket, session)
    })
  }

  #command(line: string, socket: Socket, session: Session): void {
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'MAIL') {
      session.behaviour = typeof this.behaviour === 'function' ? this.behaviour() : this.behaviour
    }
    switch (command) {
      case 'RCPT':
        session.to = /<(.*)>/.exec(line)?.[1] ?? ''
        if (session.behaviour === 'busy') session.say('451 4.3.2 Try later')
        else if (session.behaviour === 'unknown-recipient') session.say('550 5.1.1 No such user')
        else session.say('250 ok')
        return
      case 'DATA':
        session.source = ''
        session.say('354 go on')
        return
      case 'QUIT':
        socket.end('221 bye\r\n')
        return
      default:
        if (session.behaviour !== 'hangs') session.say('250 ok')
    }
  }

  #content(line: string, source: string, socket: Socket, session: Session): void {
    if (line !== '.') {
      session.source = `${source}${line}\r\n`
      if (session.behaviour === 'dies-inside') socket.destroy()
      return
    }
    const messageId = /^Message-ID: (.*)$/im.exec(source)?.[1] ?? ''
    const isAcknowledged = session.behaviour !== 'dies-after'
    this.received.push({ to: session.to, source, messageId, isAcknowledged })
    session.source = null
    if (isAcknowledged) session.say('250 kept')
    else socket.destroy()
  }
}
