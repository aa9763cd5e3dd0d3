export { Capsule } from './capsule';
export { DeepMeeting } from './deep-meeting';
export { MeetingWindow } from './meeting-window';
export { Met } from './met';
export { NotYetMet } from './not-yet-met';
export { OnTheWay } from './on-the-way';
export { Resting } from './resting';
export { Slipped } from './slipped';
