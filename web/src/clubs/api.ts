/** What the server is asked of clubs and tournaments. */
import { askServer } from '../core/api';
import type { Club, ClubInvitation, ClubLine, ClubList, NewTournament, Tournament } from '../wire';

const mine = async (method: string, path: string): Promise<ClubLine[]> =>
  (await askServer<ClubList>(method, path)).clubs;

export const clubApi = {
  clubs: () => mine('GET', '/me/clubs'),
  make: (name: string) => askServer<Club>('POST', '/clubs', { name }),
  invitation: (code: string) => askServer<ClubInvitation>('GET', `/club-codes/${code}`),
  join: (code: string) => askServer<Club>('POST', '/me/clubs', { code }),
  club: (id: string) => askServer<Club>('GET', `/clubs/${id}`),
  rename: (id: string, name: string) => askServer<Club>('PATCH', `/clubs/${id}`, { name }),
  close: (id: string) => mine('DELETE', `/clubs/${id}`),
  newCode: (id: string) => askServer<Club>('POST', `/clubs/${id}/code`),
  handOver: (id: string, person: string) =>
    askServer<Club>('PUT', `/clubs/${id}/leader`, { person }),
  dropMember: (id: string, person: string) => mine('DELETE', `/clubs/${id}/members/${person}`),
  announce: (id: string, wish: NewTournament) =>
    askServer<Tournament>('POST', `/clubs/${id}/tournaments`, wish),
  tournament: (id: string) => askServer<Tournament>('GET', `/tournaments/${id}`),
  takePart: (id: string) => askServer<Tournament>('POST', `/tournaments/${id}/people`),
  withdraw: (id: string, person: string) =>
    askServer<Tournament>('DELETE', `/tournaments/${id}/people/${person}`),
  start: (id: string) => askServer<Tournament>('POST', `/tournaments/${id}/start`),
  callOff: (id: string) => mine('DELETE', `/tournaments/${id}`),
};

/** Look now, and again every few seconds while the page is seen. */
export function lookAgain(look: () => Promise<unknown>): () => void {
  void look();
  const timer = setInterval(() => !document.hidden && void look(), 5000);
  return () => clearInterval(timer);
}
