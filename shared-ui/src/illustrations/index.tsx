export { Capsule } from './capsule';
export { DeepMeeting } from './deep-meeting';
export { MeetingWindow } from './meeting-window';
export { Met, NotYetMet, OnTheWay, Resting, Slipped } from './small';
