/**
 * Counts visitors whom no chat keeps as seen now, where it isn't known when they were, as in what older programs wrote or where
 * their chats were lost. What is no JSON is left as it is.
 */
export const seenNow = `UPDATE visitors SET seen_at = unixepoch() * 1000,
    known_by = CASE json_array_length(data, '$.widget.taken') WHEN 0 THEN 'visit' ELSE 'message' END
  WHERE seen_at IS NULL AND CASE WHEN json_valid(data)
    THEN NOT EXISTS (SELECT 1 FROM chats WHERE chat_id = visitors.data ->> '$.last_chat') END`;
