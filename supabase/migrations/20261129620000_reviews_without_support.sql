-- Support does not see who consults a psychiatrist; a review says it, with the patient's name, an emotion and private texts.
-- Nothing that support does needs reviews.
delete from private.team_capabilities where role = 'support' and capability = 'content.read';
