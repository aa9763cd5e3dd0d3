export { DeepMeeting } from './deep-meeting';
export { MeetingWindow } from './meeting-window';
export { Met, NotYetMet, Resting, Slipped } from './small';
